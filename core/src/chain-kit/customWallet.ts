import { plainText } from "../error/ForeignCause.ts"
import type { CatalogueWallet } from "../session/CatalogueWallet.ts"
import type { CustomWallet } from "../session/CustomWallet.ts"
import { walletLinkBase } from "./walletLinkBase.ts"
import { webBase, webLink } from "./webLink.ts"

// A picture of the app's own may lie on its own server.
const imageAddress = (image: string | undefined): string | undefined =>
  image === undefined || /^(https:|data:image\/)/i.test(image) || /^\.{0,2}\/(?!\/)/.test(image)
    ? image
    : undefined

/** A wallet of the app's own, as views list it. Links that are not safe to open are left out. */
export const customWallet = (wallet: CustomWallet): CatalogueWallet => {
  const links = {
    image: imageAddress(wallet.image),
    homepage: webLink(wallet.homepage),
    mobileLink: walletLinkBase(wallet.mobileLink),
    universalLink: webBase(wallet.universalLink),
    desktopLink: walletLinkBase(wallet.desktopLink),
    webLink: webBase(wallet.webLink),
    appStore: webLink(wallet.appStore),
    playStore: webLink(wallet.playStore),
    chromeStore: webLink(wallet.chromeStore),
    firefoxStore: webLink(wallet.firefoxStore)
  }
  return {
    id: wallet.id,
    name: plainText(wallet.name, 64),
    certified: false,
    chains: [],
    ...(Object.fromEntries(
      Object.entries(links).filter(([, link]) => link !== undefined)
    ) as Partial<CatalogueWallet>)
  }
}
