import { kit } from "./kit"

const DAY = 86_400

/** Lets the shop's own key spend up to 5 USDC a day for a month; answers with the session's id. */
export const letShopSpend = async (publicKey: `0x${string}`) => {
  const now = Math.floor(Date.now() / 1_000)
  const { context } = await kit.smartSessions.grantPermissions({
    chainId: "0x1",
    expiry: now + 30 * DAY,
    signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey }] } },
    permissions: [
      {
        type: "erc20-recurring-allowance",
        data: {
          token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
          allowance: "0x4c4b40",
          start: now,
          period: DAY
        }
      }
    ],
    policies: []
  })
  return context
}
