import { plainText, type ExchangeEntry, type ExchangeFilter } from "@latchkey/core"
import { allowedPicture, attempt } from "@latchkey/core/chain-kit"
import type { BuyStatus } from "./PayApi.ts"

const MAX_EXCHANGES = 50

const readEntry = (value: unknown, pictures: ReadonlyArray<string>): ReadonlyArray<ExchangeEntry> => {
  const { id, name, imageUrl } = (value ?? {}) as Partial<Record<keyof ExchangeEntry, unknown>>
  const text = typeof name === "string" ? plainText(name, 64) : ""
  if (typeof id !== "string" || !/^[\w.-]{1,64}$/.test(id) || text === "") return []
  const picture = typeof imageUrl === "string" ? allowedPicture(imageUrl, pictures) : undefined
  return [{ id, name: text, ...(picture === undefined ? {} : { imageUrl: picture }) }]
}

/** Whether a filter lets an exchange through. */
export const isWanted = (id: string, { includeOnly, exclude }: ExchangeFilter): boolean =>
  (includeOnly?.includes(id) ?? true) && !(exclude?.includes(id) ?? false)

/** The exchanges of an answer that may be anything; what is not an exchange, or is not wanted, is left out. Undefined if it is not a list. */
export const readExchanges = (
  answer: unknown,
  pictures: ReadonlyArray<string>,
  filter: ExchangeFilter
): ReadonlyArray<ExchangeEntry> | undefined =>
  attempt(() =>
    Array.isArray(answer)
      ? answer
          .slice(0, MAX_EXCHANGES)
          .flatMap((entry) => readEntry(entry, pictures))
          .filter(
            ({ id }, index, all) => isWanted(id, filter) && all.findIndex((one) => one.id === id) === index
          )
      : undefined
  )

/** The link and the session of an answer that may be anything; the link is still to be checked. */
export const readSession = (
  answer: unknown
): { readonly url: unknown; readonly sessionId: string } | undefined =>
  attempt(() => {
    const { url, sessionId } = answer as { readonly url?: unknown; readonly sessionId?: unknown }
    return typeof sessionId === "string" && /^[\x21-\x7e]{1,200}$/.test(sessionId)
      ? { url, sessionId }
      : undefined
  })

const statuses: ReadonlyArray<unknown> = ["unknown", "pending", "success", "failed"]

/** The status of an answer that may be anything. A malformed hash is left out. */
export const readBuyStatus = (answer: unknown): BuyStatus | undefined =>
  attempt(() => {
    const { status, txHash } = answer as { readonly status?: unknown; readonly txHash?: unknown }
    if (!statuses.includes(status)) return undefined
    const hash = typeof txHash === "string" && /^\w{16,128}$/.test(txHash) ? { hash: txHash } : {}
    return { status: status as BuyStatus["status"], ...hash }
  })
