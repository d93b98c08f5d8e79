import type { TypedData } from "@latchkey/evm"

/** What the playground asks to sign as typed data. */
export const orderFor = (chainId: number): TypedData => ({
  domain: { name: "Latchkey playground", version: "1", chainId },
  types: {
    Order: [
      { name: "item", type: "string" },
      { name: "amount", type: "uint256" },
      { name: "deadline", type: "uint64" }
    ]
  },
  primaryType: "Order",
  message: { item: "A cup of tea", amount: 2n, deadline: 1893456000n }
})
