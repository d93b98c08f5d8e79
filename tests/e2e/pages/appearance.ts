const query = new URLSearchParams(location.search)

/** The theme that the address of the page asks for. */
export const theme = query.get("theme") === "light" ? "light" : "dark"

/** The language that the address of the page asks for. */
export const locale = query.get("locale") ?? "en"
