import { sentBy, type CaipAddress, type SentTransaction } from "@latchkey/core"

/** What was sent from an account, on the network that its CAIP-10 id says. */
export const sentOf = (
  sent: ReadonlyArray<SentTransaction>,
  account: CaipAddress
): ReadonlyArray<SentTransaction> =>
  sent.filter((each) => {
    const { networkId, sender } = sentBy(each)
    return `${networkId}:${sender}` === account
  })

/** What was sent and is not yet in what the source of history tells. */
export const unseenOf = (
  sent: ReadonlyArray<SentTransaction>,
  list: ReadonlyArray<{ readonly hash: string }>
): ReadonlyArray<SentTransaction> => {
  const seen = new Set(list.map(({ hash }) => hash.toLowerCase()))
  return sent.filter(({ hash }) => !seen.has(hash.toLowerCase()))
}
