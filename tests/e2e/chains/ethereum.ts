import { testAccounts } from "@latchkey/testing"
import { verifyMessage, type Hex } from "viem"
import { askNode } from "./askNode.ts"
import type { Chain } from "./Chain.ts"

const { address } = testAccounts[0]!

/** Ethereum and Polygon, by a wallet that announces itself. */
export const ethereum: Chain = {
  namespace: "eip155",
  title: "EVM Networks",
  wallet: { kind: "evm", key: "Virtual Wallet", shownName: "Virtual Wallet", signing: "personal_sign" },
  networks: [
    { id: "eip155:1", name: "Ethereum", symbol: "ETH", decimals: 18, address },
    { id: "eip155:137", name: "Polygon", symbol: "POL", decimals: 18, address }
  ],
  accountTypes: ["eoa"],
  asking: ["eth_requestAccounts", "wallet_requestPermissions", "wallet_switchEthereumChain"],
  readBalance: async ({ urls: [url] }, address) =>
    BigInt(await askNode<Hex>(url!, "eth_getBalance", [address, "latest"])),
  isSigned: (message, signature, account) =>
    verifyMessage({ message, signature: signature as Hex, address: account.address as Hex })
}
