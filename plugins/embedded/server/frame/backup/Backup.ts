/** What a backup file holds of a wallet: sealed by two halves, of which the recovery code is the one that is not in it. */
export interface Backup {
  readonly account: string
  /** The server's half, base64url of 32 bytes. */
  readonly share: string
  readonly sealed: string
}

/** What a backup file says, in the language of whoever saved it. */
export interface BackupText {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly open: string
  readonly wrong: string
}

/** The whole of what stands in a backup file beside its script. */
export interface BackupContent extends Backup {
  readonly says: BackupText
}

/** The name of the element that holds it. */
export const BACKUP = "latchkey-backup"
