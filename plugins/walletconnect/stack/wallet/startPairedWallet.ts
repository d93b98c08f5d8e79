import { fork } from "node:child_process"
import path from "node:path"
import { walletFunctions, type PairedWallet, type PairedWalletOptions } from "./PairedWallet.ts"

type Answer = { readonly id: number; readonly result?: unknown; readonly error?: string }

/**
 * Starts a wallet in a process of its own, as it is on a device of its own; test runners also resolve its packages in ways
 * that it does not stand. Ends with `stop`, or with this process.
 */
export const startPairedWallet = async (options: PairedWalletOptions): Promise<PairedWallet> => {
  const child = fork(path.join(import.meta.dirname, "walletProcess.ts"), {
    execArgv: ["--conditions=@latchkey/source"],
    env: { PATH: process.env["PATH"] }
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  child.on("message", (answer: Answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  child.once("exit", () => {
    for (const [id, settle] of waiting) settle({ id, error: "The wallet's process has ended." })
  })
  const call = (name: string, input: unknown) =>
    new Promise<any>((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(error))
      )
      child.send({ id, name, input }, (failed) => failed !== null && reject(failed))
    })
  await call("make", options)
  const functions = walletFunctions.map((name) => [name, (input: unknown) => call(name, input)])
  const wallet = Object.fromEntries(functions) as PairedWallet
  return {
    ...wallet,
    stop: async () => {
      await wallet.stop()
      child.disconnect()
    }
  }
}
