import { git, settingsIn } from './git';

/**
 * Settings of a repository that start no program and lead git nowhere else. Any other could run a command as
 * whoever opens the folder: a folder that was copied, not cloned, brings its own.
 */
const HARMLESS =
  /^(?:core\.(?:repositoryformatversion|bare|filemode|ignorecase|precomposeunicode|symlinks|logallrefupdates|autocrlf|eol|safecrlf|longpaths|sharedrepository|compression|quotepath|abbrev|untrackedcache|preloadindex|commentchar)|extensions\.(?:objectformat|refstorage|noop|compatobjectformat)|remote\..+\.(?:url|pushurl|fetch|push|tagopt|prune|prunetags|mirror|skipdefaultupdate|gh-resolved)|branch\..+|user\.(?:name|email|signingkey|useconfigonly)|(?:init|i18n|color|column|advice|status|log|pull|push|fetch|commit|tag|rebase|gc|pack|index|feature|rerere|versionsort|maintenance|gui|lfs|receive|transfer)\..+|merge\.(?:ff|conflictstyle|renames|renamelimit|directoryrenames|stat|verifysignatures|autostash)|diff\.(?:renames|renamelimit|algorithm|noprefix|mnemonicprefix|context|colormoved|wserrorhighlight|interhunkcontext)|submodule\..+\.(?:url|active)|submodule\.(?:active|recurse))$/;
/** One of a harmless section that names a program, `gc.recentObjectsHook`. */
const PROGRAM = /hook$/;

/**
 * Names the settings of a repository's own configuration that are not known to be harmless (D79). Nothing of
 * them is run: the file is read as data.
 * @param commonFolder the folder with git's `config`
 */
export async function foreignSettings(root: string, commonFolder: string): Promise<string[]> {
  const file = `${commonFolder}/config`;
  const listed = await git(root, ['config', '--file', file, '--no-includes', '--null', '--list'], {
    env: { GIT_DIR: commonFolder },
  });
  const keys = settingsIn(listed).map(([name]) => name);
  const isForeign = (key: string) => !HARMLESS.test(key) || PROGRAM.test(key);
  return [...new Set(keys.filter(isForeign))].sort();
}
