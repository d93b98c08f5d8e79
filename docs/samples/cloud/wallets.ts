import { kit } from "./kit"

const { wallets, count } = await kit.cloud.wallets({ search: "acme", certified: true })
console.log(`${count} wallets`)

for (const { name, imageId } of wallets) {
  const picture = imageId === undefined ? undefined : await kit.cloud.image({ kind: "wallet", id: imageId })
  console.log(name, picture?.slice(0, 30))
}

// What the modal would fetch when it is first opened.
await kit.cloud.load()
console.log(kit.getSnapshot().cloud.recommended.map(({ name }) => name))

// The list of all wallets.
kit.open("AllWallets")
