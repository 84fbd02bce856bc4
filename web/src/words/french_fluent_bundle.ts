import { Words } from "./fluent_bundle_with_typography_fixes";
import characters from "../../../src/regift/bots/characters.fr.ftl?raw";
import requestErrors from "../../../src/regift/tables/request_errors.fr.ftl?raw";
import tableNotices from "../../../src/regift/tables/table_notices.fr.ftl?raw";
import own from "./fr.ftl?raw";

/** All that the client itself says in this language. */
export const words = new Words("fr", own, characters, requestErrors, tableNotices);
