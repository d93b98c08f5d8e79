import type { BatchesApi } from "@latchkey/batches"
import type { KitCore } from "@latchkey/core"
import { useKit } from "@latchkey/react"
import type { FollowAction } from "./outcome.ts"

/** An address of an example, whose key nobody is known to have. */
const shop = "0x71C7656EC7ab88b098defB751B7401B5f6d8976F"

/** What an app does with batches: it has two calls made at once. */
export const BatchAction = ({ follow }: { readonly follow: FollowAction }) => {
  const { batches } = useKit<KitCore & { readonly batches: BatchesApi }>()
  const ask = () =>
    batches.send({
      calls: [
        { to: shop, value: "0x1" },
        { to: shop, value: "0x2" }
      ]
    })
  return (
    <div className="action-group">
      <h3>Send calls at once</h3>
      <div className="row">
        <button type="button" onClick={() => follow("send", ask)}>
          Two payments
        </button>
      </div>
    </div>
  )
}
