/** A project elsewhere that belongs to the same customer. */
export interface RelatedProject {
  name: string;
  /** http(s) */
  url: string;
}
