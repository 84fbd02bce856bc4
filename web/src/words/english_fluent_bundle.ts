import { Words } from "./fluent_bundle_with_typography_fixes";
import characters from "../../../src/regift/bots/characters.en.ftl?raw";
import requestErrors from "../../../src/regift/tables/request_errors.en.ftl?raw";
import tableNotices from "../../../src/regift/tables/table_notices.en.ftl?raw";
import own from "./en.ftl?raw";

/** All that the client itself says in this language. */
export const words = new Words("en", own, characters, requestErrors, tableNotices);
