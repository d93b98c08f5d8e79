import { formatAmount } from "@latchkey/core"
import type { PendingRequest, Review } from "@latchkey/testing"
import { networkLabel } from "../chains/chains.ts"

/** What the approval card says about a request. */
export interface ReviewText {
  readonly title: string
  readonly sentence?: string
  /** Named values, in the order in which they matter. */
  readonly facts: ReadonlyArray<{ readonly name: string; readonly value: string }>
  /** What is signed, in full. */
  readonly body?: string
}

const plainJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? part.toString() : part), 2)

const chainName = (id: number) => {
  const label = networkLabel(`eip155:${id}`)
  return label.startsWith("eip155:") ? `Chain ${id}` : label
}

const transactionFacts = ({
  account,
  chainId,
  transaction
}: Extract<Review, { kind: "sendTransaction" }>) => {
  const amount = formatAmount({ value: transaction.value, decimals: 18 })
  return [
    { name: "Amount", value: `${amount} in the network's coin` },
    { name: "To", value: transaction.to ?? "A new contract" },
    { name: "From", value: account },
    { name: "Network", value: chainName(chainId) }
  ]
}

/** The words for a request. */
export const reviewText = ({ method, params, review }: PendingRequest): ReviewText => {
  switch (review.kind) {
    case "connect":
      return {
        title: "Connect to this site?",
        sentence: "It will see what you choose, and may ask for signatures.",
        facts: []
      }
    case "signMessage":
      return {
        title: "Sign this message?",
        sentence: review.text === undefined ? "Its bytes are no text." : "Signing costs nothing.",
        facts: [{ name: "Account", value: review.account }],
        body: review.text ?? review.message
      }
    case "signTypedData":
      return {
        title: "Sign this data?",
        sentence: `${String(review.typedData.primaryType)} for ${String(review.typedData.domain["name"] ?? "an app without a name")}`,
        facts: [{ name: "Account", value: review.account }],
        body: plainJson(review.typedData.message)
      }
    case "sendTransaction":
      return {
        title: "Send this transaction?",
        facts: transactionFacts(review),
        ...(review.transaction.data === "0x" ? {} : { body: review.transaction.data })
      }
    case "sendCalls":
      return {
        ...(review.calls.length === 1
          ? { title: "Send this call?" }
          : { title: "Send these calls together?", sentence: "All of them are carried out, or none." }),
        facts: [
          { name: "From", value: review.account },
          { name: "Network", value: chainName(review.chainId) }
        ],
        body: plainJson(review.calls.map(({ to, value, data }) => ({ to, value, data })))
      }
    case "grantPermissions":
      return {
        title: "Let this site act for you?",
        sentence: `Until ${new Date(review.expiry * 1_000).toLocaleString("en")}, within these bounds.`,
        facts: [
          { name: "Account", value: review.account },
          { name: "Network", value: chainName(review.chainId) },
          { name: "Keys", value: String(review.keys.length) }
        ],
        body: plainJson(review.permissions)
      }
    case "revokePermissions":
      return {
        title: "End this session?",
        facts: [
          { name: "Account", value: review.account },
          { name: "Session", value: review.id }
        ],
        body: plainJson(review.permissions)
      }
    case "signTransaction":
      return {
        title: review.sends ? "Sign and send this transaction?" : "Sign this transaction?",
        facts: [
          ...review.facts.map(({ label, value }) => ({ name: label, value })),
          { name: "Account", value: review.account }
        ]
      }
    case "switchNetwork":
      return {
        title: `Switch to ${networkLabel(review.to)}?`,
        sentence: `The wallet is on ${networkLabel(review.from)}.`,
        facts: []
      }
    case "switchChain":
      return {
        title: `Switch to ${review.to.name ?? chainName(review.to.id)}?`,
        sentence: `The wallet is on ${chainName(review.from)}.`,
        facts: []
      }
    case "addChain":
      return {
        title: `Add ${review.chain.name ?? chainName(review.chain.id)}?`,
        sentence: "The site brings a network that this wallet does not know.",
        facts: [
          { name: "Chain id", value: String(review.chain.id) },
          { name: "RPC URL", value: review.chain.rpcUrl }
        ]
      }
    case "held":
      return { title: `Answer ${method}?`, facts: [], body: plainJson(params) }
  }
}
