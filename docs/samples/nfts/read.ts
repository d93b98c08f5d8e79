import { kit } from "./kit"

/** What the account holds that is not in doubt, with names and pictures of the first ten. */
export const held = async () => {
  await kit.nfts.load()
  const shown = () => (kit.getSnapshot().nfts["eip155"]?.list ?? []).filter(({ isHidden }) => !isHidden)
  await kit.nfts.describe({
    keys: shown()
      .slice(0, 10)
      .map(({ key }) => key)
  })
  return shown().map(({ name, collectionName, count }) => `${count} of ${name || collectionName}`)
}
