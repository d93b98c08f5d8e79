/** Where the page keeps which tokens the visitor added or hid. */
export const KEPT_TOKENS = "tokens.kept"
