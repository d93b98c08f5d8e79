import { accessSync, constants } from "node:fs"
import path from "node:path"

/** Debian's package of the node. */
export const litecoindPackage = "litecoind"

// Debian's `litecoind` on the PATH is a script that writes into the home folder; the node itself lies beside.
const debian = "/usr/lib/litecoin/litecoind"

/**
 * Where the node's binary is, or nothing when it is not installed.
 *
 * @param folders where to look besides Debian's own place; those of `PATH` when absent
 */
export function findLitecoind(
  folders: readonly string[] = (process.env["PATH"] ?? "").split(path.delimiter),
  own: string = debian
): string | undefined {
  return [own, ...folders.map((folder) => path.join(folder, "litecoind"))].find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
