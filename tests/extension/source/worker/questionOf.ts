import type { Review } from "@latchkey/testing"
import type { Question } from "../channel/Question.ts"

type Asked = Pick<Question, "title" | "facts">

const accountFact = (value: string) => ({ label: "Account", value })

const numbered = (label: string, values: readonly string[]) =>
  values.map((value, index) => ({ label: values.length > 1 ? `${label} ${index + 1}` : label, value }))

/** Words for what the person is asked, from what the wallet decoded. */
export const questionOf = (review: Review, method: string): Asked => {
  switch (review.kind) {
    case "connect":
      return { title: "Share your accounts?", facts: numbered("Account", review.accounts) }
    case "signMessage":
      return {
        title: "Sign this message?",
        facts: [accountFact(review.account), { label: "Message", value: review.text ?? review.message }]
      }
    case "signTypedData":
      return {
        title: "Sign this data?",
        facts: [
          accountFact(review.account),
          { label: "Data", value: JSON.stringify(review.typedData, undefined, 2) }
        ]
      }
    case "sendTransaction": {
      const { to, value, data } = review.transaction
      return {
        title: "Send this transaction?",
        facts: [
          accountFact(review.account),
          { label: "Chain", value: String(review.chainId) },
          { label: "To", value: String(to ?? "a new contract") },
          { label: "Value in wei", value: String(BigInt(value ?? 0)) },
          ...(data === undefined ? [] : [{ label: "Data", value: String(data) }])
        ]
      }
    }
    case "sendCalls":
      return {
        title: "Send these calls together?",
        facts: [
          accountFact(review.account),
          { label: "Chain", value: String(review.chainId) },
          ...numbered(
            "Call",
            review.calls.map(({ to, value, data }) => `${String(to)}, ${value} wei: ${data}`)
          )
        ]
      }
    case "grantPermissions":
      return {
        title: "Let this site act for you?",
        facts: [
          accountFact(review.account),
          { label: "Chain", value: String(review.chainId) },
          { label: "Until", value: new Date(review.expiry * 1_000).toISOString() },
          ...numbered("Key", review.keys),
          ...numbered(
            "Permission",
            review.permissions.map((permission) => JSON.stringify(permission))
          )
        ]
      }
    case "revokePermissions":
      return {
        title: "End this session?",
        facts: [accountFact(review.account), { label: "Session", value: review.id }]
      }
    case "signTransaction":
      return {
        title: review.sends ? "Sign and send this transaction?" : "Sign this transaction?",
        facts: [accountFact(review.account), ...review.facts]
      }
    case "switchNetwork":
      return {
        title: "Switch the network?",
        facts: [
          { label: "From", value: review.from },
          { label: "To", value: review.to }
        ]
      }
    case "switchChain":
      return {
        title: "Switch the network?",
        facts: [
          { label: "From", value: String(review.from) },
          { label: "To", value: review.to.name ?? String(review.to.id) }
        ]
      }
    case "addChain":
      return {
        title: "Add this network?",
        facts: [
          { label: "Network", value: review.chain.name ?? String(review.chain.id) },
          { label: "Node", value: review.chain.rpcUrl }
        ]
      }
    case "held":
      return { title: "Allow this request?", facts: [{ label: "Request", value: method }] }
  }
}
