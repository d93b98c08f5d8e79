import type { Namespace } from "../namespace/Namespace.ts"

/**
 * Makes `explorerUrl` for explorers that show an account under `<explorer>/<account>/<address>` and a transaction under
 * `<explorer>/<transaction>/<id>`. Gives undefined where the network has no explorer.
 */
export const explorerPages =
  (account: string, transaction: string): Namespace["explorerUrl"] =>
  ({ blockExplorers }, subject) => {
    const [page, id] = "address" in subject ? [account, subject.address] : [transaction, subject.transaction]
    const url = blockExplorers?.default.url.replace(/\/+$/, "")
    return url && `${url}/${page}/${encodeURIComponent(id)}`
  }
