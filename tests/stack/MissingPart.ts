/** A part that was left out because its software is not installed. */
export interface MissingPart {
  /** Name of the part. */
  readonly missing: string
  /** The package that brings the software: of npm, or of Debian. */
  readonly package: string
}
