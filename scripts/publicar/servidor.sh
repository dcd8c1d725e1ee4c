# What the server does of a publication: POSIX sh, GNU coreutils, tar, xargs and flock. session.ts sends it
# with these before it: action (look, publish, back), folder, list (SHA-256 of the new huellas.txt), keep
# (how many versions) and version (the one to go back to, or none).
#
#   folder/actual -> versiones/NNNNNN-date-time   what the web server sends; replaced by one rename
#   folder/versiones/                             whole versions, and .parte, the one that arrives
#
# It says one line for each thing that the client must know; FAIL and why before it gives up. Until the
# rename visitors are on the former version, whatever happens here.
set -eu
umask 022
LC_ALL=C
export LC_ALL

fail() {
  printf 'FAIL %s\n' "$*"
  exit 1
}

for program in cat chmod cp date find flock head ln ls mv readlink rm sha256sum sort tar wc xargs; do
  command -v "$program" >/dev/null 2>&1 || fail program "$program"
done

if [ ! -d "$folder" ]; then
  if [ "$action" = look ]; then
    printf 'READY\n'
    exit 0
  fi
  mkdir -- "$folder" 2>/dev/null || fail folder
fi
cd -P -- "$folder" 2>/dev/null || fail folder
base=$(pwd -P)
if [ -L versiones ] || { [ -e versiones ] && [ ! -d versiones ]; }; then fail layout versiones; fi
if [ -e actual ] && [ ! -L actual ]; then fail layout actual; fi

if [ "$action" != look ]; then
  # Held for as long as this shell lives: a connection that is cut lets it go.
  { exec 9>>.candado; } 2>/dev/null || fail folder
  flock -n 9 || fail busy
  mkdir -p versiones 2>/dev/null || fail folder
fi

current=
if [ -L actual ]; then
  current=$(readlink actual)
  case $current in versiones/[0-9]*) current=${current#versiones/} ;; *) fail layout actual ;; esac
  case $current in *[!0-9-]*) fail layout actual ;; esac
fi

# One rename: at every moment `actual` is the one or the other.
point() {
  rm -f .actual.nuevo
  ln -s "versiones/$1" .actual.nuevo || fail folder
  mv -T .actual.nuevo actual || fail folder
}

if [ "$action" = back ]; then
  target=$version
  if [ -z "$target" ]; then
    for one in versiones/[0-9]*; do
      [ "$one" = "versiones/$current" ] && break
      [ -d "$one" ] && target=${one#versiones/}
    done
  fi
  if [ -z "$target" ] || [ ! -d "versiones/$target" ]; then fail version; fi
  (cd "versiones/$target" && sha256sum -c --quiet --strict huellas.txt >/dev/null 2>&1) || fail damaged "$target"
  # Pages that are open since before the way back still find what they fetch: its names are its hashes.
  for assets in _ imagenes/v; do
    if [ -n "$current" ] && [ -d "versiones/$current/$assets" ]; then
      mkdir -p "versiones/$target/$assets"
      cp -rln "versiones/$current/$assets/." "versiones/$target/$assets/" || fail folder
    fi
  done
  point "$target"
  printf 'DONE %s\n' "$target"
  exit 0
fi

[ -z "$current" ] || printf 'CURRENT %s\n' "$current"
for one in versiones/[0-9]*; do
  [ ! -d "$one" ] || printf 'KEPT %s\n' "${one#versiones/}"
done
if [ -n "$current" ]; then
  [ ! -f "versiones/$current/huellas.txt.sig" ] || printf 'SIGNED %s\n' "$(sha256sum <"versiones/$current/huellas.txt.sig")"
  cat "versiones/$current/huellas.txt" 2>/dev/null || fail damaged "$current"
fi
printf 'READY\n'
[ "$action" = publish ] || exit 0

# What a publication that was cut left: nobody else writes it, for the lock is held.
rm -rf versiones/.parte
mkdir versiones/.parte || fail folder
trap 'rm -rf "$base/versiones/.parte"' EXIT
trap 'exit 1' HUP INT TERM PIPE
tar -xof - -C versiones/.parte || fail upload
if [ -z "$(ls -A versiones/.parte)" ]; then
  printf 'NOTHING\n'
  exit 0
fi
cd versiones/.parte
for file in sitio/huellas.txt enlazar conservar; do
  [ -f "$file" ] || fail upload
done
if [ -s enlazar ]; then
  (cd "../$current" && xargs -0 cp -l --parents -t ../.parte/sitio -- <../.parte/enlazar) || fail link
fi

cd sitio
printf '%s  huellas.txt\n' "$list" | sha256sum -c --status || fail hash huellas.txt
for sums in huellas.txt ../conservar; do
  [ ! -s "$sums" ] || sha256sum -c --quiet --strict "$sums" >../faltas 2>/dev/null ||
    fail hash "$(head -n 1 ../faltas)"
done
wanted=$(($(cat huellas.txt ../conservar | wc -l) + 1))
[ ! -f huellas.txt.sig ] || wanted=$((wanted + 1))
[ "$(find . -type f | wc -l)" -eq "$wanted" ] || fail extra
[ -z "$(find . ! -type f ! -type d)" ] || fail extra
chmod -R a+rX . || fail folder
cd "$base"
sync -f versiones 2>/dev/null || sync
# Nobody listens any more: whoever published gave up.
printf 'VERIFIED\n' || exit 1

number=1
for one in versiones/[0-9]*; do
  [ -d "$one" ] || continue
  one=${one#versiones/}
  number=$((1${one%%-*} - 1000000 + 1))
done
name=$(printf '%06d-%s' "$number" "$(date -u +%Y%m%d-%H%M%S)")
mv -T versiones/.parte/sitio "versiones/$name" || fail folder
point "$name"
printf 'DONE %s\n' "$name"

# The oldest go; never the one that is shown, nor the one that was.
set -- versiones/[0-9]*
while [ $# -gt "$keep" ]; do
  case $1 in
    "versiones/$name" | "versiones/$current") ;;
    *) rm -rf -- "$1" && printf 'GONE %s\n' "${1#versiones/}" ;;
  esac
  shift
done
