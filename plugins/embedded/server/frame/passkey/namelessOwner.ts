/** What the owner of a wallet without an address finds its passkey by, in the browser's own list, beside those of other wallets. */
export const namelessOwner = (project: string): string => {
  const today = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" })
  return `${project}, ${today.format(Date.now())}`
}
