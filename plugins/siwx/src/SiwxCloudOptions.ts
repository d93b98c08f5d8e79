/** A service that keeps sign-ins for many sites, by their projects. */
export interface SiwxCloudOptions {
  /** Where the service answers, such as `https://auth.example/v1`. */
  readonly url: string
  /** The project of this site, as the service knows it. */
  readonly projectId: string
  /** How long a sign-in holds, in milliseconds; a day where absent. */
  readonly lifetime?: number
}
