import {contentReport} from '../../src/writing/contentReport';

/** Answers each `{folder, published}` that the parent process sends with the report of the content check. */
process.on('message', ({folder, published}: {folder: string; published: boolean}) => {
  void contentReport(folder, {published}).then((report) => process.send?.(report));
});
