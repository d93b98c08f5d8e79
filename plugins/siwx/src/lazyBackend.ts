import type { SiwxBackend } from "./SiwxBackend.ts"

/** A backend whose code loads when it is first asked; a page that keeps its sign-ins otherwise does not pay for it. */
export const lazyBackend = (load: () => Promise<SiwxBackend>): SiwxBackend => {
  let made: Promise<SiwxBackend> | undefined
  const backend = () => {
    made ??= load().catch((cause: unknown) => {
      // The next use tries again.
      made = undefined
      throw cause
    })
    return made
  }
  return {
    getRequired: () => true,
    createMessage: async (...given) => (await backend()).createMessage(...given),
    addSession: async (...given) => (await backend()).addSession(...given),
    getSessions: async (...given) => (await backend()).getSessions(...given),
    revokeSession: async (...given) => (await backend()).revokeSession(...given),
    setSessions: async (...given) => (await backend()).setSessions(...given)
  }
}
