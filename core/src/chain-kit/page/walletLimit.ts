const MAX_WALLETS = 100
const MAX_OF_ONE_SOURCE = 10
const MAX_OF_ONE_SCRIPT = 20

/** How many more wallets of a page are taken. */
export interface WalletLimit {
  /** Whether there is no place left for anybody: worth asking before a wallet is decoded. */
  readonly isFull: () => boolean
  /** Takes a place for a wallet; false where there is none left, for anybody, for that source or for that script. */
  readonly admit: (source: string, script?: string) => boolean
  /** Gives a place back, as it was taken. */
  readonly release: (source: string, script?: string) => void
}

/**
 * Counts the wallets of a page: at most 100, at most 10 of one source (an rdns, a name), so that one that announces itself
 * over and over hides no other, and at most 20 of one script (see `runningScripts`), so that one that invents names does
 * not either.
 */
export const walletLimit = (): WalletLimit => {
  const taken: Array<readonly [source: string, script: string | undefined]> = []
  const isFull = () => taken.length >= MAX_WALLETS
  return {
    isFull,
    admit: (source, script) =>
      !isFull() &&
      taken.filter(([other]) => other === source).length < MAX_OF_ONE_SOURCE &&
      (script === undefined || taken.filter(([, other]) => other === script).length < MAX_OF_ONE_SCRIPT) &&
      taken.push([source, script]) > 0,
    release: (source, script) => {
      const index = taken.findIndex((place) => place[0] === source && place[1] === script)
      if (index >= 0) taken.splice(index, 1)
    }
  }
}
