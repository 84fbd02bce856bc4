/** What the client calls and an engine of 2019 does not have. */
import "core-js/actual/array/at";
import "core-js/actual/object/has-own";
import "core-js/actual/string/replace-all";
import "core-js/actual/structured-clone";
