import type * as Newest from "@wagmi/core"
import { vi } from "vitest"

type Wagmi = typeof Newest

/** The first and the newest version of each line of wagmi that the package is for. */
export const wagmiVersions: ReadonlyArray<readonly [version: string, load: () => Promise<Wagmi>]> = [
  ["2.6.16", async () => (await import("wagmi-core-2-first")) as unknown as Wagmi],
  ["2.22.1", async () => (await import("wagmi-core-2")) as unknown as Wagmi],
  ["3.0.0", async () => (await import("wagmi-core-3-first")) as unknown as Wagmi],
  ["3.6.5", () => vi.importActual<Wagmi>("@wagmi/core")]
]

const chosen: { wagmi?: Wagmi } = {}

/** Makes a version the one that sources import, where the test file mocks `@wagmi/core` by `mockedWagmi`. */
export const useWagmi = (wagmi: Wagmi): Wagmi => (chosen.wagmi = wagmi)

/** A module whose exports are those of the version in use. */
export const mockedWagmi = async (): Promise<object> => {
  const names = Object.keys(await vi.importActual<Wagmi>("@wagmi/core"))
  return Object.defineProperties(
    {},
    Object.fromEntries(
      names.map((name) => [name, { enumerable: true, get: () => chosen.wagmi?.[name as keyof Wagmi] }])
    )
  )
}
