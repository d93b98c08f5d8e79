import { kitProvider } from "@latchkey/evm/provider"
import { createWalletClient, custom } from "viem"
import { kit } from "./kit"

export const tip = async (value: bigint) => {
  const account = kit.getSnapshot().account.eip155?.address
  if (account === undefined) throw new Error("Connect a wallet first.")
  const client = createWalletClient({ account, transport: custom(kitProvider(kit)) })
  return client.sendTransaction({ chain: null, to: "0x1111111111111111111111111111111111111111", value })
}
