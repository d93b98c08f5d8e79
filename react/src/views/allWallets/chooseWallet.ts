import {
  catalogueState,
  installedCatalogue,
  journeyViews,
  type CatalogueWallet,
  type ConnectorInfo,
  type KitCore
} from "@latchkey/core"
import type { ConnectGoal } from "../connect/WalletRow.tsx"

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * Whether a connector is the wallet itself, installed here: by the reverse domain name that it announced itself by, and where there is
 * none, as in the Wallet Standard, by its name. One that another claims to be as well is not believed.
 */
export const isInstalledAs = (
  wallet: Pick<CatalogueWallet, "name" | "rdns" | "alsoKnownAs">,
  { rdns, name, installed, clash }: Pick<ConnectorInfo, "name" | "rdns" | "installed" | "clash">
): boolean => {
  const known = [
    ...(rdns === undefined ? [wallet.name] : wallet.rdns === undefined ? [] : [wallet.rdns]),
    ...(wallet.alsoKnownAs ?? [])
  ]
  return installed && !clash && known.some((each) => isSameText(each, rdns ?? name))
}

const serves = ({ namespace }: ConnectGoal, { chains }: ConnectorInfo) =>
  namespace === undefined || chains.includes(namespace)

const canBeOpened = ({ mobileLink, universalLink, desktopLink, webLink }: CatalogueWallet) =>
  (mobileLink ?? universalLink ?? desktopLink ?? webLink) !== undefined

/** The wallet with its picture, where that was fetched for its row: it may be drawn where there is no catalogue. */
const withPicture = (kit: Pick<KitCore, "getSnapshot">, wallet: CatalogueWallet): CatalogueWallet => {
  const state = kit.getSnapshot()
  const image =
    wallet.image ??
    catalogueState(state, installedCatalogue(state.plugin.fillings) ?? "").images[`wallet/${wallet.imageId}`]
  return image ? { ...wallet, image } : wallet
}

/** The connector over which a wallet that is not installed can be asked; undefined where there is none. */
const remoteFor = (connectors: ReadonlyArray<ConnectorInfo>, wallet: CatalogueWallet, goal: ConnectGoal) =>
  canBeOpened(wallet)
    ? connectors.find((connector) => connector.catalogue === true && serves(goal, connector))
    : undefined

/** Whether a wallet that is not installed can be connected all the same. */
export const isConnectable = (
  kit: Pick<KitCore, "getSnapshot">,
  wallet: CatalogueWallet,
  goal: ConnectGoal
): boolean => remoteFor(kit.getSnapshot().connection.connectors, wallet, goal) !== undefined

/**
 * Connects a wallet of the catalogue, in the task of the click: the installed one, or over a connector for wallets that
 * are not; where there is neither, shows where to get it.
 */
export const chooseWallet = (
  kit: Pick<KitCore, "getSnapshot" | "navigation" | "connect">,
  wallet: CatalogueWallet,
  goal: ConnectGoal
): void => {
  const connectors = kit.getSnapshot().connection.connectors.filter((connector) => serves(goal, connector))
  const [installed, ...more] = connectors.filter((connector) => isInstalledAs(wallet, connector))
  const remote = remoteFor(connectors, wallet, goal)
  // The journeys show the outcome.
  if (more.length > 0) kit.navigation.push(journeyViews.chooseChain, { walletId: installed!.walletId })
  else if (installed !== undefined) kit.connect({ connectorId: installed.id, ...goal }).catch(() => {})
  else if (remote !== undefined)
    kit.connect({ connectorId: remote.id, wallet: withPicture(kit, wallet), ...goal }).catch(() => {})
  else kit.navigation.push(journeyViews.getWallet, { wallet })
}
