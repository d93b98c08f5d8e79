import { runInThisContext } from "node:vm"

type Work<Args extends ReadonlyArray<any>> = (...args: Args) => void

/** The same as a script of that address does it: right under it on the stack is a frame of that script. */
export const asScript = <Args extends ReadonlyArray<any>>(address: string, work: Work<Args>): Work<Args> => {
  const script: unknown = runInThisContext("(work) => (...args) => void work(...args)", { filename: address })
  return (script as (work: Work<Args>) => Work<Args>)(work)
}
