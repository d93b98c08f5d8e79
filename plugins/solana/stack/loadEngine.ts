import type { LiteSVM } from "litesvm"

/** What the stack takes from the package that executes transactions: the validators' runtime without a ledger. */
export interface Engine {
  readonly LiteSVM: typeof LiteSVM
}

/** Loads the engine; nothing when its package, or its binary for this machine, is not installed. */
export async function loadEngine(
  load: () => Promise<Engine> = () => import("litesvm")
): Promise<Engine | undefined> {
  try {
    return await load()
  } catch (error) {
    const code = (error as { readonly code?: unknown }).code
    const missing = ["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"].includes(String(code))
    if (missing || /native binding/i.test(String(error))) return undefined
    throw error
  }
}
