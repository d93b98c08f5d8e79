import type { WalletRecord } from "../server/src/index.ts"

/** How many wallets the catalogue of the stack has. */
export const walletCount = 600

const first = [
  "Amber", "Basalt", "Cedar", "Delta", "Ember", "Fjord", "Garnet", "Harbor", "Indigo", "Juniper",
  "Krypton", "Lumen", "Meridian", "Nimbus", "Onyx", "Prairie", "Quartz", "Ridge", "Sable", "Tundra"
] // prettier-ignore
const second = ["Wallet", "Vault", "Key", "Pocket", "Purse", "Safe"]

// Names and words as wallets have them elsewhere; each is found by its words, in its script.
const others: ReadonlyArray<readonly [name: string, ...words: ReadonlyArray<string>]> = [
  ["Кошелёк Север", "кошелек", "север"],
  ["محفظة النخيل", "محفظة", "النخيل"],
  ["星の財布", "hoshi", "財布"],
  ["Ärmelkanal Börse", "boerse"],
  ["지갑 하나", "지갑"],
  ["Πορτοφόλι Αιγαίο", "πορτοφολι"]
]

const namespaces: ReadonlyArray<ReadonlyArray<string>> = [
  ["eip155:1", "eip155:8453", "eip155:137"],
  ["eip155:1"],
  ["eip155:1", "eip155:8453", "eip155:137", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"],
  ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"],
  ["bip122:000000000019d6689c085ae165831e93", "eip155:1"]
]

const idOf = (index: number) => (index * 2_654_435_761).toString(16).padStart(12, "0").slice(-12)

const nameOf = (index: number): readonly [name: string, ...words: ReadonlyArray<string>] => {
  const other = index % 100 === 7 ? others[(index - 7) / 100] : undefined
  if (other !== undefined) return other
  const round = Math.floor(index / (first.length * second.length))
  const name = `${first[index % first.length]} ${second[Math.floor(index / first.length) % second.length]}`
  return [round === 0 ? name : `${name} ${round + 1}`]
}

const slug = (name: string, index: number) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "") || `w${index}`

/**
 * The wallets of the stack, always the same: of all kinds of links, every fifth certified, names in several scripts. The
 * first announces itself as the virtual wallet of the tests does.
 */
export const generateWallets = (): ReadonlyArray<WalletRecord> =>
  Array.from({ length: walletCount }, (_, index): WalletRecord => {
    const [name, ...keywords] = nameOf(index)
    const short = slug(name, index)
    const isExtensionOnly = index % 11 === 3
    return {
      id: `${idOf(index)}${String(index).padStart(4, "0")}`,
      name,
      badge_type: index % 5 === 0 ? "certified" : "none",
      chains: namespaces[index % namespaces.length]!,
      homepage: `https://${short}.example`,
      image_id: `picture-${index}`,
      order: index,
      rdns: `example.${short}${index}`,
      ...(isExtensionOnly
        ? {}
        : { mobile_link: `${short}${index}://`, link_mode: `https://${short}.example/link` }),
      ...(index % 3 === 0 && !isExtensionOnly ? { desktop_link: `${short}-desktop://` } : {}),
      ...(index % 7 === 0 ? { webapp_link: `https://app.${short}.example` } : {}),
      app_store: `https://apps.apple.com/app/${short}`,
      play_store: `https://play.google.com/store/apps/details?id=example.${short}`,
      ...(index % 2 === 1 ? { chrome_store: `https://chromewebstore.google.com/detail/${short}` } : {}),
      injected: isExtensionOnly ? [{ namespace: "eip155", injected_id: `is${first[index % 20]}` }] : [],
      ...(keywords.length === 0 ? {} : { keywords })
    }
  })

/** The picture of the wallet with that number: a square with its number, as SVG. */
export const walletPicture = (index: number): string => {
  const hue = (index * 47) % 360
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" width="60" height="60">`,
    `<rect width="60" height="60" fill="hsl(${hue} 60% 45%)"/>`,
    `<circle cx="30" cy="30" r="${14 + (index % 9)}" fill="hsl(${(hue + 150) % 360} 70% 75%)"/>`,
    `<text x="30" y="35" font-size="15" text-anchor="middle" fill="#111">${index}</text>`,
    `</svg>`
  ].join("")
}
