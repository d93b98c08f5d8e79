import path from "node:path"

/** Says of each mutant at once that nobody noticed it, so that a run that is ended early was not for nothing. */
class Survivors {
  static inject = /** @type {const} */ ([])

  /** @param {{ readonly status: string; readonly fileName: string; readonly location: { readonly start: { readonly line: number } }; readonly replacement?: string; readonly mutatorName: string }} mutant */
  onMutantTested({ status, fileName, location, replacement, mutatorName }) {
    process.emit("mutantTested", status)
    if (status === "Survived" || status === "NoCoverage" || status === "Timeout")
      console.log(
        `${status} ${path.relative(process.cwd(), fileName)}:${location.start.line} ${mutatorName}: ${(replacement ?? "").slice(0, 200)}`
      )
  }
}

export const strykerPlugins = [{ kind: "Reporter", name: "survivors", injectableClass: Survivors }]
