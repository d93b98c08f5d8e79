import process from "node:process"

/** What nobody caught, from now on until `stop`. */
export const hearUncaught = (): { readonly unheard: ReadonlyArray<unknown>; readonly stop: () => void } => {
  const unheard: Array<unknown> = []
  const hear = (cause: unknown) => void unheard.push(cause)
  const names = ["unhandledRejection", "uncaughtException"] as const
  for (const name of names) process.on(name, hear)
  return {
    unheard,
    stop: () => {
      for (const name of names) process.off(name, hear)
    }
  }
}

/** Turns of the loop, in which what nobody caught is told. */
export const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
}
