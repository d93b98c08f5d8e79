import { describe, expect, it } from "vitest"
import { generateWallets } from "../stack/generateWallets.ts"
import { hostileWallets } from "../stack/hostileWallets.ts"
import { decodePage } from "./decodePage.ts"

describe("S3.07 in part: a page of the catalogue", () => {
  it("S3.07[all] has every field of a wallet", () => {
    const page = decodePage({
      data: [
        {
          id: "abc",
          name: "Acme",
          badge_type: "certified",
          chains: ["eip155:1", "nonsense", 7],
          homepage: "https://acme.example",
          image_id: "picture",
          rdns: "Example.Acme",
          mobile_link: "acme://",
          link_mode: "https://acme.example/link",
          desktop_link: "acme-desktop://",
          webapp_link: "https://app.acme.example",
          app_store: "https://apps.example/acme",
          play_store: "https://play.example/acme",
          chrome_store: "https://chrome.example/acme",
          injected: [{ namespace: "eip155", injected_id: "isAcme" }, { namespace: "eip155" }, null]
        }
      ],
      count: 7
    })
    expect(page).toEqual({
      wallets: [
        {
          id: "abc",
          name: "Acme",
          certified: true,
          chains: ["eip155:1"],
          homepage: "https://acme.example",
          imageId: "picture",
          rdns: "example.acme",
          mobileLink: "acme://",
          universalLink: "https://acme.example/link/",
          desktopLink: "acme-desktop://",
          webLink: "https://app.acme.example/",
          appStore: "https://apps.example/acme",
          playStore: "https://play.example/acme",
          chromeStore: "https://chrome.example/acme",
          injected: [{ id: "isAcme", namespace: "eip155" }]
        }
      ],
      count: 7
    })
  })

  it("keeps every wallet of a catalogue that is in order", () => {
    const wallets = generateWallets().slice(0, 100)
    expect(decodePage({ data: wallets, count: 600 })?.wallets.map(({ id }) => id)).toEqual(
      wallets.map(({ id }) => id)
    )
  })
})

describe("T02 T03 a hostile page", () => {
  const { wallets } = decodePage(JSON.parse(JSON.stringify(hostileWallets)))!
  const byId = new Map(wallets.map((wallet) => [wallet.id, wallet]))

  it("loses its bad entries alone", () => {
    expect([...byId.keys()]).toEqual([
      "good-one",
      "markup",
      "links",
      "backwards",
      "endless",
      "prototype",
      "no-chains"
    ])
    expect(byId.get("good-one")?.name).toBe("Good Wallet")
  })

  it("keeps no link that is not safe to open", () => {
    expect(byId.get("links")).toEqual({
      id: "links",
      name: "Links Wallet",
      certified: false,
      chains: ["eip155:1"],
      imageId: "picture-1"
    })
  })

  it("T12 keeps nothing of a link that a request could be hidden in", () => {
    const [wallet] = decodePage({
      data: [
        {
          id: "thief",
          name: "Thief",
          mobile_link: "wallet://wc?uri=wc:stolen@2&x=#frag",
          link_mode: "https://thief.example/wc?uri=wc:stolen@2#frag",
          desktop_link: "thief:?uri=wc:stolen@2",
          webapp_link: "https://thief.example#uri=wc:stolen@2"
        }
      ],
      count: 1
    })!.wallets
    expect(wallet).toMatchObject({
      mobileLink: "wallet://wc/",
      universalLink: "https://thief.example/wc/",
      desktopLink: "thief://",
      webLink: "https://thief.example/"
    })
  })

  it("has names that can be shown", () => {
    expect(byId.get("backwards")?.name).toBe("Safe TellaW")
    expect([...byId.get("endless")!.name]).toHaveLength(64)
    expect(byId.get("endless")).not.toHaveProperty("imageId")
    expect(byId.get("markup")).not.toHaveProperty("rdns")
    expect(byId.get("markup")).not.toHaveProperty("imageId")
  })

  it("changes no prototype", () => {
    expect({}).not.toHaveProperty("polluted")
  })
})

it.each([undefined, null, 1, "x", [], {}, { data: null }, { data: "none" }])("%j is no page", (answer) => {
  expect(decodePage(answer)).toBeUndefined()
})

it("T31 takes no more wallets and no other count than a page can have", () => {
  const data = Array.from({ length: 5_000 }, (_, index) => ({ id: `w${index}`, name: "W" }))
  expect(decodePage({ data, count: 5_000 })?.wallets).toHaveLength(100)
  for (const count of [-1, 1.5, Number.NaN, "7", null, Infinity])
    expect(decodePage({ data: data.slice(0, 3), count })?.count).toBe(3)
  expect(decodePage({ data: data.slice(0, 3), count: 1e15 })?.count).toBe(1_000_000)
  expect(decodePage({ data: [], count: 1e15 })?.count).toBe(0)
  expect(decodePage({ data: [], count: 1e15 }, { page: 3, entries: 40 })?.count).toBe(80)
})
