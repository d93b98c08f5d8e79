import {
  catalogueState,
  installedCatalogue,
  journeyViews,
  type CatalogueWallet,
  type ConnectorInfo,
  type KitCore
} from "@latchkey/core"
import type { ConnectGoal } from "../connect/WalletRow.tsx"

/** Whether a connector is the wallet itself, installed here. */
export const isInstalledAs = (
  { rdns }: Pick<CatalogueWallet, "rdns">,
  connector: Pick<ConnectorInfo, "rdns" | "installed" | "clash">
): boolean =>
  rdns !== undefined && connector.rdns?.toLowerCase() === rdns && connector.installed && !connector.clash

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
  const remote = connectors.find(({ catalogue }) => catalogue === true)
  // The journeys show the outcome.
  if (more.length > 0) kit.navigation.push(journeyViews.chooseChain, { walletId: installed!.walletId })
  else if (installed !== undefined) kit.connect({ connectorId: installed.id, ...goal }).catch(() => {})
  else if (remote !== undefined && canBeOpened(wallet))
    kit.connect({ connectorId: remote.id, wallet: withPicture(kit, wallet), ...goal }).catch(() => {})
  else kit.navigation.push(journeyViews.getWallet, { wallet })
}
