import type { KitCore } from "@latchkey/core"
import { useKit } from "@latchkey/react"
import type { SmartSessionsApi } from "@latchkey/smart-sessions"
import type { FollowAction } from "./outcome.ts"

/** The public key of an example, which an app would keep the private half of: the curve's own base point. */
const appKey = "0x0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"
const DAY = 86_400

/** What an app does with smart sessions: it asks for one, and is told what was granted. */
export const SessionAction = ({ follow }: { readonly follow: FollowAction }) => {
  const { smartSessions } = useKit<KitCore & { readonly smartSessions: SmartSessionsApi }>()
  const ask = () =>
    smartSessions.createSubscription({
      chainId: "0x1",
      signerPublicKey: appKey,
      interval: "1d",
      asset: "native",
      amount: "0x2386f26fc10000",
      expiry: Math.floor(Date.now() / 1_000) + 30 * DAY
    })
  return (
    <div className="action-group">
      <h3>Ask for a permission</h3>
      <div className="row">
        <button type="button" onClick={() => follow("createSubscription", ask)}>
          0.01 ETH a day, for 30 days
        </button>
      </div>
    </div>
  )
}
