/** Whether a text is a plain `https:` address (`http:` on the visitor's own machine) without a hidden user name. */
export const isSafeLink = (href: string): boolean => {
  if (!URL.canParse(href)) return false
  const { protocol, hostname, username, password } = new URL(href)
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1"
  return (protocol === "https:" || (protocol === "http:" && isLocal)) && username === "" && password === ""
}
