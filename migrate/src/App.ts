import { importPath } from "./importPath.ts"
import type { SourceEdit } from "./SourceEdit.ts"

/** An app that is being moved: its files, and where its kit is made. */
export interface App {
  readonly edits: ReadonlyArray<SourceEdit>
  readonly decisions: Set<string>
  /** Packages that the moved app needs. */
  readonly packages: Set<string>
  /** Where the kit is made, and what it is called there; undefined until it is known. */
  kit: { readonly path: string; readonly local: string } | undefined
}

/** What the kit is called in a file of the app: its own variable, or an import. Undefined where the app has no kit. */
export const kitIn = ({ kit }: App, edit: SourceEdit): string | undefined =>
  kit === undefined || kit.path === edit.path ? kit?.local : edit.want(importPath(edit, kit.path), kit.local)
