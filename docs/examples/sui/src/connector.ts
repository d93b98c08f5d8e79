import type { CaipNetworkId, ConnectRequest, PromiseConnector, PromiseSession } from "@latchkey/core"
import {
  connectStandardWallet,
  disconnectStandardWallet,
  listenToStandardAccounts,
  readWallet,
  toHex,
  wantedNetworks,
  type StandardAccount,
  type StandardWallet
} from "@latchkey/core/chain-kit"
import { parseSuiAddress } from "./address.ts"
import { SuiSession } from "./SuiSession.ts"

const isSui = (chain: string) => chain.startsWith("sui:")

const suiAccounts = (accounts: ReadonlyArray<StandardAccount>) =>
  accounts.filter(({ address, chains }) => parseSuiAddress(address) !== undefined && chains.some(isSui))

const toKitAccounts = (accounts: ReadonlyArray<StandardAccount>) =>
  accounts.map(({ address, publicKey }) => ({
    namespace: "sui",
    address,
    type: "eoa" as const,
    ...(publicKey === undefined ? {} : { publicKey: toHex(publicKey) })
  }))

const open = (
  wallet: StandardWallet,
  request: ConnectRequest,
  shared: ReadonlyArray<StandardAccount>
): PromiseSession => {
  const accounts = suiAccounts(shared)
  const approved = wallet.chains.filter(isSui) as ReadonlyArray<CaipNetworkId>
  const wanted = wantedNetworks(request, "sui").find(({ caipNetworkId }) => approved.includes(caipNetworkId))
  if (accounts.length === 0 || wanted === undefined) throw new Error("The wallet shared no Sui account.")
  const session = new SuiSession(wallet, accounts, wanted.caipNetworkId)
  return {
    grants: [
      {
        namespace: "sui",
        accounts: toKitAccounts(accounts),
        networkId: wanted.caipNetworkId,
        provider: session,
        approvedNetworkIds: approved
      }
    ],
    listen: (onChange) =>
      listenToStandardAccounts(wallet, (now) => {
        session.share(suiAccounts(now))
        onChange({ type: "accounts", namespace: "sui", accounts: toKitAccounts(suiAccounts(now)) })
      }),
    disconnect: async () => {
      await readWallet(() => disconnectStandardWallet(wallet), { method: "standard:disconnect" })
    }
  }
}

/** A connector for a wallet of the page, or undefined when it does not speak Sui. */
export const connectorFor = (wallet: StandardWallet): PromiseConnector | undefined =>
  wallet.chains.some(isSui) && wallet.feature("standard:connect") && wallet.feature("sui:signPersonalMessage")
    ? {
        id: `sui:${wallet.id}`,
        type: "announced",
        name: wallet.name,
        announcedName: wallet.name,
        sharesSession: true,
        ...(wallet.icon === undefined ? {} : { icon: wallet.icon }),
        namespaces: ["sui"],
        connect: (request) => connectStandardWallet(wallet).then((shared) => open(wallet, request, shared)),
        reconnect: (request) =>
          readWallet(() => connectStandardWallet(wallet, { silent: true }), {
            method: "standard:connect"
          }).then((shared) => open(wallet, request, shared))
      }
    : undefined
