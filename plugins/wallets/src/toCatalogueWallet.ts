import type { CaipNetworkId, CatalogueWallet } from "@latchkey/core"
import type { KnownWallet } from "./KnownWallet.ts"

const links = ({ home, ios, android, chrome, firefox, native, universal, desktop }: KnownWallet) => ({
  homepage: `https://${home}`,
  appStore: ios && `https://apps.apple.com/app/id${ios}`,
  playStore: android && `https://play.google.com/store/apps/details?id=${android}`,
  chromeStore: chrome && `https://chromewebstore.google.com/detail/${chrome}`,
  firefoxStore: firefox && `https://addons.mozilla.org/firefox/addon/${firefox}/`,
  mobileLink: native,
  universalLink: universal,
  desktopLink: desktop
})

/** A wallet of the list as views show it, with those of an app's networks that it can be connected for. */
export const toCatalogueWallet = (
  wallet: KnownWallet,
  networks: ReadonlyArray<CaipNetworkId>
): CatalogueWallet => {
  const { id, name, rdns, alsoKnownAs, on } = wallet
  const known = Object.entries({ rdns, alsoKnownAs, ...links(wallet) })
  return {
    id,
    name,
    // Nobody has: the list says where a wallet is got, and vouches for none.
    certified: false,
    chains: networks.filter((network) => on.some((namespace) => network.startsWith(`${namespace}:`))),
    ...(Object.fromEntries(known.filter(([, value]) => value !== undefined)) as Partial<CatalogueWallet>)
  }
}
