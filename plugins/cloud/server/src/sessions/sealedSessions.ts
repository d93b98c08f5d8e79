import { ConfigurationError } from "../ConfigurationError.ts"
import type { Sealing } from "./makeSealing.ts"
import type { KeptKey, SessionStore } from "./SessionStore.ts"

// As servers wrote them before they sealed: PKCS#8 in Base64, which has no dot.
const isPlain = (key: string) => !key.includes(".")

/** Goes through the keys that the newest secret has not sealed, and seals those that are wanted; answers with how many. */
const sealEach = async (
  store: SessionStore,
  { seal, open, prefix }: Sealing,
  isWanted: (key: string) => boolean
): Promise<number> => {
  let [sealed, behind] = [0, ""]
  for (;;) {
    const found: ReadonlyArray<KeptKey> = await store.keysWithout(prefix, behind)
    if (found.length === 0) return sealed
    for (const { pci, privateKey } of found) {
      behind = pci
      if (!isWanted(privateKey)) continue
      const key = isPlain(privateKey) ? privateKey : open(pci, privateKey)
      if (await store.changeKey(pci, privateKey, seal(pci, key))) sealed += 1
    }
  }
}

/** Seals all keys with the newest secret, while servers run; answers with how many were not. Fails: rejects where one cannot be opened. */
export const resealSessions = (store: SessionStore, sealing: Sealing): Promise<number> =>
  sealEach(store, sealing, () => true)

/**
 * Sessions whose keys are sealed where they are kept. Keys of before, which were not, are sealed at once. Fails: rejects with a
 * `ConfigurationError` where keys were sealed with a secret that is not configured, and as the store does.
 */
export const sealedSessions = async (store: SessionStore, sealing: Sealing): Promise<SessionStore> => {
  const { seal, open, mark, prefix, prefixes } = sealing
  const kept = await store.keyStarts(prefix.length)
  if (kept.some((start) => start.endsWith(".") && !prefixes.includes(start)))
    throw new ConfigurationError(
      "the database has keys of sessions that were sealed with another secret: keep that one beside the new one, behind it, until `latchkey-cloud reseal` has said that all are sealed anew"
    )
  await sealEach(store, sealing, isPlain)
  return {
    ...store,
    begin: (record) =>
      store.begin({
        ...record,
        client: mark(record.client),
        privateKey: seal(record.pci, record.privateKey)
      }),
    find: async (account, pci) => {
      const record = await store.find(account, pci)
      if (record === undefined) return undefined
      const privateKey = open(pci, record.privateKey)
      if (!record.privateKey.startsWith(prefix))
        await store.changeKey(pci, record.privateKey, seal(pci, privateKey))
      return { ...record, privateKey }
    }
  }
}
