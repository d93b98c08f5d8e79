import { createVirtualWallet } from "@latchkey/testing"
import { networkLabel } from "../../chains/chains.ts"
import { evmAccounts } from "../evmAccounts.ts"
import { pick } from "./pick.ts"
import type { MakeSide, WalletAccount } from "./WalletSide.ts"

/** The last one is outside of what the playground's kit asks for. */
const allChainIds = [1, 8453, 137, 10]
const nameOf = (id: number) => (id === 10 ? "OP Mainnet" : networkLabel(`eip155:${id}`))

/** The Ethereum side of a test wallet, announced by EIP-6963. */
export const makeSide: MakeSide = ({ declaration, stack, ...options }) => {
  const { name, icon, uuid, rdns, evmChainIds = allChainIds } = declaration
  const { sponsor } = stack
  const wallet = createVirtualWallet({
    ...options,
    info: { uuid, name, rdns, icon },
    grantsSessions: true,
    accounts: pick(evmAccounts, declaration.accounts),
    ...(declaration.takesPaymasters === true && sponsor !== undefined
      ? {
          operations: {
            entryPoint: sponsor.entryPoint,
            delegate: sponsor.delegate,
            bundlerUrls: { 1: sponsor.bundlerUrl }
          }
        }
      : {}),
    chains: evmChainIds.map((id) => ({
      id,
      name: nameOf(id),
      rpcUrl:
        stack.networks.find((network) => network.id === `eip155:${id}`)?.rpcUrl ?? "http://127.0.0.1/none"
    }))
  })
  const accounts = wallet.addresses.map((address, index): WalletAccount => ({
    id: address,
    label: `Account ${index + 1}`,
    address,
    shares: [address]
  }))
  let chosen = accounts[0]!
  const seen = () => accounts.find(({ id }) => id.toLowerCase() === wallet.accounts()[0])
  return {
    chain: "evm",
    wallet,
    accounts: () => accounts,
    selected: () => [(seen() ?? chosen).id],
    sharesMany: false,
    select: (account) => {
      chosen = account
      wallet.setAccounts(wallet.addresses.filter((address) => address === account.id))
    },
    networks: () => wallet.chains().map(({ id, name: label = nameOf(id) }) => ({ id: String(id), label })),
    network: () => String(wallet.chainId()),
    switchTo: (network) => wallet.switchTo(Number(network)),
    setLocked: (locked) => (locked ? wallet.lock() : wallet.unlock()),
    leave: () => wallet.disconnect()
  }
}
