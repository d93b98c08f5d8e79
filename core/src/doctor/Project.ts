/** A copy of a package below a project. */
export interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** Its folder, relative to the project's. */
  readonly folder: string
  /** Ranges by name. */
  readonly peers: Readonly<Record<string, string>>
  /** Names of the peers that may be absent. */
  readonly optionalPeers: ReadonlyArray<string>
}

/** What there is to know of a project without running it. */
export interface Project {
  /** The version of Node that runs there: `v20.1.0`. */
  readonly node: string
  /** Names that its `package.json` lists, of every kind. */
  readonly dependencies: ReadonlyArray<string>
  /** Every copy of the kit's packages and of those that they share with the app. */
  readonly packages: ReadonlyArray<InstalledPackage>
  /** `compilerOptions.moduleResolution` of its `tsconfig.json`, where it says one. */
  readonly moduleResolution?: string
}
