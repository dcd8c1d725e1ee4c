# What the server does of a publication: POSIX sh, GNU coreutils, findutils, sed, tar and flock. session.ts
# sends it with these before it: action (look, publish, back), folder, list (SHA-256 of the new huellas.txt),
# keep (how many versions) and version (the one to go back to, or none).
#
#   folder/actual -> versiones/NNNNNN-date-time   what the web server sends; replaced by one rename
#   folder/versiones/                             whole versions, and .parte, the one that is put together
#
# It says one line for each thing that the client must know; FAIL and why before it gives up. Until the
# rename visitors are on the former version, whatever happens here.
#
# Versions share their files: whoever writes into one of them writes into all. So a file is linked only
# where its bytes are still those that its version's list says.
set -eu
umask 022
LC_ALL=C
export LC_ALL

fail() {
  printf 'FAIL %s\n' "$*"
  exit 1
}

for program in cat chmod cp cut date find flock grep head ln ls mkdir mv readlink rm sed sha256sum sort sync tar tr uniq wc xargs; do
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

# The one form of a version's name: what else stands among them is somebody's own.
six='[0-9][0-9][0-9][0-9][0-9][0-9]'
named="$six-$six[0-9][0-9]-$six"

current=
if [ -L actual ]; then
  current=$(readlink actual)
  case $current in versiones/$named) current=${current#versiones/} ;; *) fail layout actual ;; esac
fi

# The versions' names, the oldest first.
versions() {
  for one in versiones/$named; do
    [ ! -d "$one" ] || [ -L "$one" ] || printf '%s\n' "${one#versiones/}"
  done
}

# The lines of a version's list.
list_of() {
  [ ! -f "versiones/$1/huellas.txt" ] || [ -L "versiones/$1/huellas.txt" ] || sort -u "versiones/$1/huellas.txt"
}

# Those that are true: the file is there, with the bytes that the line says.
held() {
  {
    (cd "versiones/$1" && find . -type f -printf '%P\0' | xargs -0r sha256sum --) 2>/dev/null
    list_of "$1"
  } | sort | uniq -d
}

# Says what somebody changed, took away or added in a version, given its true lines. What has its hash in
# its name may be of the version before: it is in no list.
altered() {
  {
    { cat; list_of "$1"; } | sort | uniq -u | cut -c67- | sed 's/^$/huellas.txt/'
    {
      (cd "versiones/$1" && find . ! -type d ! -path ./huellas.txt ! -path ./huellas.txt.sig \
        \( ! -type f -o ! -path './_/*' ! -path './imagenes/v/*' \) -printf '%P\n') 2>/dev/null
      # Twice: a name that stands once is in no list.
      list_of "$1" | cut -c67-
      list_of "$1" | cut -c67-
    } | sort | uniq -u
  } | sort -u | sed 's/^/ALTERED /'
}

# Links the files that it is told, a name in each line, from a version into the one that is put together.
link() {
  tr '\n' '\0' | (cd "versiones/$1" && xargs -0r cp -l --parents -t ../.parte/sitio --) || fail link
}

# What an order that was cut left: nobody else writes it, for the lock is held.
begin() {
  rm -rf versiones/.parte
  mkdir versiones/.parte || fail folder
  trap 'rm -rf "$base/versiones/.parte"' EXIT
  trap 'exit 1' HUP INT TERM PIPE
}

# One rename: at every moment `actual` is the one or the other.
point() {
  rm -f .actual.nuevo
  ln -s "versiones/$1" .actual.nuevo || fail folder
  mv -T .actual.nuevo actual || fail folder
}

if [ "$action" = back ]; then
  target=$version
  if [ -z "$target" ]; then
    for one in $(versions); do
      [ "$one" = "$current" ] && break
      target=$one
    done
  fi
  versions | grep -Fqx -e "$target" || fail version
  [ "$target" != "$current" ] || fail shown
  held "$target" | altered "$target"
  begin
  mkdir versiones/.parte/sitio
  # What is no longer true in it, from another version that has those bytes.
  list_of "$target" >versiones/.parte/faltan
  [ -s versiones/.parte/faltan ] || fail damaged "$target"
  for from in "$target" $(versions); do
    [ -s versiones/.parte/faltan ] || break
    held "$from" | sort - versiones/.parte/faltan | uniq -d >versiones/.parte/hay
    cut -c67- versiones/.parte/hay | link "$from"
    sort versiones/.parte/hay versiones/.parte/faltan | uniq -u >versiones/.parte/quedan
    mv versiones/.parte/quedan versiones/.parte/faltan
  done
  [ ! -s versiones/.parte/faltan ] || fail damaged "$target"
  for file in huellas.txt huellas.txt.sig; do
    [ ! -f "versiones/$target/$file" ] || [ -L "versiones/$target/$file" ] || printf '%s\n' "$file" | link "$target"
  done
  # Pages that are open since before the way back still find what they fetch: its names are its hashes.
  if [ -n "$current" ] && [ -d "versiones/$current" ]; then
    held "$current" | cut -c67- | while IFS= read -r file; do
      case $file in _/* | imagenes/v/*) [ -e "versiones/.parte/sitio/$file" ] || printf '%s\n' "$file" ;; esac
    done | link "$current"
  fi
  chmod -R a+rX versiones/.parte/sitio || fail folder
  trap '' HUP INT TERM PIPE
  mv -T "versiones/$target" versiones/.parte/antes || fail folder
  mv -T versiones/.parte/sitio "versiones/$target" || fail folder
  point "$target"
  printf 'DONE %s\n' "$target"
  exit 0
fi

[ -z "$current" ] || printf 'CURRENT %s\n' "$current"
versions | sed 's/^/KEPT /'
if [ -n "$current" ] && [ -d "versiones/$current" ]; then
  for one in LIST:huellas.txt SIGNED:huellas.txt.sig; do
    file=versiones/$current/${one#*:}
    [ ! -f "$file" ] || printf '%s %s\n' "${one%%:*}" "$(sha256sum <"$file")"
  done
  true_lines=$(held "$current")
  # A line that is empty is none.
  printf '%s\n' "$true_lines" | sed '/^$/d' | altered "$current"
  printf '%s\n' "$true_lines" | sed '/^$/d'
fi
printf 'READY\n'
[ "$action" = publish ] || exit 0

begin
tar -xof - -C versiones/.parte || fail upload
if [ -z "$(ls -A versiones/.parte)" ]; then
  printf 'NOTHING\n'
  exit 0
fi
for file in sitio/huellas.txt enlazar conservar; do
  [ -f "versiones/.parte/$file" ] || fail upload
done
link "$current" <versiones/.parte/enlazar

cd versiones/.parte/sitio
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
for one in $(versions); do
  number=$((1${one%%-*} - 1000000 + 1))
done
name=$(printf '%06d-%s' "$number" "$(date -u +%Y%m%d-%H%M%S)")
mv -T versiones/.parte/sitio "versiones/$name" || fail folder
point "$name"
printf 'DONE %s\n' "$name"

# The oldest go; never the one that is shown, nor the one that was.
set -- $(versions)
while [ $# -gt "$keep" ]; do
  case $1 in
    "$name" | "$current") ;;
    *) rm -rf -- "versiones/$1" && printf 'GONE %s\n' "$1" ;;
  esac
  shift
done
