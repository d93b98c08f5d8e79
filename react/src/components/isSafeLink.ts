/** Whether a text is a plain `https:` URL (or `http:` on the visitor's own machine) without a user name in it. */
export const isSafeLink = (href: string): boolean => {
  let url: URL
  try {
    url = new URL(href)
  } catch {
    return false
  }
  const { protocol, hostname, username, password } = url
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1"
  return (protocol === "https:" || (protocol === "http:" && isLocal)) && username === "" && password === ""
}
