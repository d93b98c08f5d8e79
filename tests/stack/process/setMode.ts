import type { NodeMode } from "./NodeMode.ts"

/** Sets how a node behaves at an address of `NodeProxy`, from now on. Fails: where nothing answers there. */
export const setMode = async (url: string, mode: NodeMode): Promise<void> => {
  const { status } = await fetch(url, { method: "PUT", body: JSON.stringify(mode) })
  if (status !== 200) throw new Error(`No mode was set at ${url}: ${status}`)
}

/** The names of the methods that were called at an address of `NodeProxy`, in order. */
export const callsAt = async (url: string): Promise<ReadonlyArray<string>> =>
  (await (await fetch(url)).json()) as ReadonlyArray<string>
