/** A post as lists show it. */
export type PostCard = {
  permalink: string;
  title: string;
  description: string;
  /** As a string once it is serialized. */
  date: Date | string;
  readingTime?: number | undefined;
  tags: string[];
  /** Name of its first product scene. */
  scene?: string | undefined;
};
