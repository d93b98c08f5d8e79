import type { KitCore } from "@latchkey/core"
import type { PayApi } from "@latchkey/pay"
import { useKit } from "@latchkey/react"
import type { FollowAction } from "./outcome.ts"

/** An address of an example, whose key nobody is known to have. */
const shop = "0x71C7656EC7ab88b098defB751B7401B5f6d8976F"

/** What an app does with payments: it asks for one, and is told how that ended. */
export const PayAction = ({ follow }: { readonly follow: FollowAction }) => {
  const { pay } = useKit<KitCore & { readonly pay: PayApi }>()
  const ask = () =>
    pay.pay({
      paymentAsset: {
        network: "eip155:1",
        asset: "native",
        metadata: { name: "Ether", symbol: "ETH", decimals: 18 }
      },
      recipient: shop,
      amount: 10n ** 16n
    })
  return (
    <div className="action-group">
      <h3>Ask for a payment</h3>
      <div className="row">
        <button type="button" onClick={() => follow("pay", ask)}>
          Pay 0.01 ETH
        </button>
      </div>
    </div>
  )
}
