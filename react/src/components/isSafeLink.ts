/** Whether a text is a plain `https:` URL (or `http:` on the visitor's own machine) without a user name in it. */
export const isSafeLink = (href: string): boolean => {
  if (!URL.canParse(href)) return false
  const { protocol, hostname, username, password } = new URL(href)
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1"
  return (protocol === "https:" || (protocol === "http:" && isLocal)) && username === "" && password === ""
}
