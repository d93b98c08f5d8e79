import { useAction, useKit } from "@latchkey/react"
import type { TypedData } from "@latchkey/evm"

const order: TypedData = {
  domain: { name: "Tea shop", version: "1", chainId: 8453 },
  types: { Order: [{ name: "cups", type: "uint256" }] },
  primaryType: "Order",
  message: { cups: 2n }
}

/** Any action of the kit or of a plugin, with status, data and typed error. */
export const SignOrder = () => {
  const kit = useKit()
  const { run, status, data, error } = useAction(kit.evm.signTypedData)
  return (
    <button type="button" disabled={status === "pending"} onClick={() => run({ typedData: order })}>
      {status === "success" ? data : status === "error" ? error.code : "Sign the order"}
    </button>
  )
}
