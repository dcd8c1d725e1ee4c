# The server's part of a publication, also to a folder of this computer: POSIX sh with GNU coreutils, findutils, tar
# and flock. session.ts runs it with these before it: action (publish, back, forms, look), folder, list (SHA-256 of the
# new huellas.txt), version (the one to go back to, or none), silent (yes: a version whose forms send nothing is meant)
# wait (seconds for another publication, or none) and hashed (the folders of files that are named by their hash).
#
#   folder/actual -> versiones/NNNNNN-date-time   what the web server sends; replaced by one rename
#   folder/versiones/                             whole versions, and .parte, the one that arrives
#
# Until the rename visitors are on the former version. Versions share the files that are equal by hard links, where the
# disk has them.
set -eu
umask 022
LC_ALL=C
export LC_ALL

fail() {
  printf 'FAIL %s\n' "$*"
  exit 1
}

hashed_names=$(printf '(%s)' "$hashed" | tr ' ' '|')

# What a version says of its forms (make/emit/envio.ts); older ones say nothing.
forms() {
  [ ! -f "$1/envio.json" ] || printf 'FORMS %s\n' "$(head -c 1000 "$1/envio.json" | tr -d '\n')"
}
if [ "$action" = forms ]; then
  forms "$folder/actual"
  printf 'DONE -\n'
  exit 0
fi

# What visitors could be sent that the list does not have, and what is not as it says. What is named by its hash
# may be of a version before.
if [ "$action" = look ]; then
  cd -P -- "$folder/actual" 2>/dev/null && [ -f huellas.txt ] || fail unseen
  [ "$(sha256sum <huellas.txt | cut -c-64)" = "$list" ] || printf 'ODD list huellas.txt\n'
  {
    { cat huellas.txt && { cat ../*/huellas.txt | grep -E "^.{66}$hashed_names/" || :; }; } | cut -c67- | sed p
    find . ! -type d ! -path ./huellas.txt ! -path ./huellas.txt.sig -printf '%P\n'
  } | sort | uniq -u | sed 's/^/ODD added /'
  sha256sum -c --quiet huellas.txt 2>/dev/null | sed -n 's/^\(.*\): FAILED.*$/ODD changed \1/p'
  printf 'DONE -\n'
  exit 0
fi

[ -d "$folder" ] || mkdir -- "$folder" 2>/dev/null || fail folder
cd -P -- "$folder" 2>/dev/null || fail folder
if [ -e actual ] && [ ! -L actual ]; then fail layout; fi
mkdir -p versiones 2>/dev/null || fail folder
# Held for as long as this shell lives: a connection that is cut lets it go.
{ exec 9>>.candado; } 2>/dev/null || fail folder
if [ -n "$wait" ]; then flock -w "$wait" 9; else flock -n 9; fi || fail busy

current=
if [ -L actual ]; then
  current=$(readlink actual)
  [ "$current" != "${current#versiones/}" ] || fail layout
  current=${current#versiones/}
fi

# The versions' names, the oldest first.
versions() {
  ls versiones | grep -Ex '[0-9]{6}-[0-9]{8}-[0-9]{6}' || :
}

# One rename: at every moment `actual` is the one or the other.
point() {
  ln -sfn "versiones/$1" .actual.nuevo && mv -T .actual.nuevo actual || fail folder
  printf 'DONE %s\n' "$1"
}

if [ "$action" = back ]; then
  [ -n "$version" ] || version=$(versions | grep -B 1 -Fx -e "$current" | head -n 1)
  versions | grep -Fx -e "$version" | grep -Fqvx -e "$current" || fail version
  (cd "versiones/$version" && sha256sum -c --status --strict huellas.txt 2>/dev/null) || fail damaged "$version"
  forms "versiones/$version"
  if [ "$silent" != yes ] && forms "versiones/$version" | grep -q '"demostracion":false.*"sinEnviar":\["'; then
    fail silent "$version"
  fi
  # Pages that are open still find what they fetch: its names are its hashes.
  for named in $hashed; do
    [ ! -d "versiones/$current/$named" ] || (cd "versiones/$current" && cp -rln --parents "$named" "../$version") 2>/dev/null || :
  done
  point "$version"
  exit 0
fi

# What the shown version truly holds of its own list, whoever wrote there since.
if [ -n "$current" ]; then
  {
    (cd "versiones/$current" && find . -type f -printf '%P\0' | xargs -0r sha256sum --)
    sort -u "versiones/$current/huellas.txt"
  } 2>/dev/null | sort | uniq -d
fi
printf 'READY\n'

rm -rf versiones/.parte
mkdir versiones/.parte || fail folder
trap 'rm -rf "$folder/versiones/.parte"' EXIT
trap 'exit 1' HUP INT TERM PIPE
tar -xof - -C versiones/.parte && [ -d versiones/.parte/sitio ] || fail upload
# Links, or copies on a disk that has none.
stay() {
  tr '\n' '\0' <versiones/.parte/enlazar | (cd "versiones/$current" && xargs -0r cp "$1" --parents -t ../.parte/sitio --)
}
stay -l 2>/dev/null || stay --remove-destination || fail upload
(
  cd versiones/.parte/sitio
  printf '%s  huellas.txt\n' "$list" | sha256sum -c --status && sha256sum -c --status --strict huellas.txt
) 2>/dev/null || fail hash
chmod -R a+rX versiones/.parte/sitio

# The same site again, as on most days of a daily build, is no version: five of it would leave no way back.
kept="^Only in versiones/$current/$hashed_names[/:]"
if [ -n "$current" ] && [ -z "$(diff -rq "versiones/$current" versiones/.parte/sitio 2>&1 | grep -Ev "$kept")" ]; then
  point "$current"
  exit 0
fi

last=$(versions | tail -n 1)
last=${last:-000000-}
name=$(printf '%06d-%s' "$((1${last%%-*} - 999999))" "$(date -u +%Y%m%d-%H%M%S)")
mv -T versiones/.parte/sitio "versiones/$name"
point "$name"

# Five stay, and the one that was shown.
versions | head -n -5 | while IFS= read -r old; do
  [ "$old" = "$current" ] || rm -rf -- "versiones/$old"
done
