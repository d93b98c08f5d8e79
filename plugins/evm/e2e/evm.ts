import { testAccounts } from "@latchkey/testing"
import { verifyMessage, type Hex } from "viem"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import type { Chain } from "../../../tests/e2e/chains/Chain.ts"

const { address } = testAccounts[0]!

/** Ethereum and Polygon, by a wallet that announces itself. */
export const evm: Chain = {
  namespace: "eip155",
  title: "EVM Networks",
  wallet: { kind: "evm", key: "Virtual Wallet", shownName: "Virtual Wallet", signing: "personal_sign" },
  networks: [
    { id: "eip155:1", name: "Ethereum", symbol: "ETH", decimals: 18, address },
    { id: "eip155:137", name: "Polygon", symbol: "POL", decimals: 18, address }
  ],
  running: ({ evm }) =>
    (evm?.chains ?? []).map(({ id, rpcUrl }) => ({ networkId: `eip155:${id}`, urls: [rpcUrl] })),
  accountTypes: ["eoa"],
  preferredAccountType: "smartAccount",
  honest: { kind: "evm", key: "Honest", shownName: "Honest", signing: "personal_sign" },
  firstNeed: {
    sdk: "viem",
    use: async ({ evm }) => {
      const client: { readonly chain: { readonly id: number } } = await evm!["getClient"]!()
      return client.chain.id
    },
    answer: 1
  },
  asking: ["eth_requestAccounts", "wallet_requestPermissions", "wallet_switchEthereumChain"],
  readBalance: async ({ urls: [url] }, address) =>
    BigInt(await askNode<Hex>(url!, "eth_getBalance", [address, "latest"])),
  isSigned: (message, signature, account) =>
    verifyMessage({ message, signature: signature as Hex, address: account.address as Hex })
}
