#!/bin/sh
# Makes oficina.bundle again: an office's folder as the program of c3e1fbf1 made it, without two parts, with colours
# of its own and ten saves of its newsroom. It needs the whole history and node_modules.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git clone -q "$root" "$work/motor"
cd "$work/motor"
# Nobody's settings of git.
export HOME="$work"
git checkout -q c3e1fbf1
ln -s "$root/node_modules" node_modules
node --import tsx scripts/oficina/main.ts ../merida --municipio Mérida --estado Yucatán \
  --oficina 'Unidad de Contraloría' --cargo 'Contralora Municipal' --zona America/Merida \
  --telefono '999 555 0160' --sin vehiculos,linea-quejas >/dev/null
cd ../merida
save() {
  # shellcheck disable=SC2086
  sed -i "$2" $1
  git -c user.name='Ana Ruiz' -c user.email=ana@redaccion.invalid commit -qam "$3"
}
save content/identidad.yml 's/#6b1530/#0b4f4a/; s/#4a0e21/#07332f/; s/#b8862b/#d9a441/' 'Cambiar los colores'
save content/sitio.yml 's/^domicilio: .*/domicilio: Calle 60 sin número, Centro, Mérida, Yucatán/' 'Escribir el domicilio'
save content/sitio.yml 's/^horario: .*/horario: lunes a viernes, de 8:00 a 14:00 horas/; s/^horarioEnIngles: .*/horarioEnIngles: Monday to Friday, 8:00 to 14:00/' 'Cambiar el horario'
save content/oficina.yml "/^plazoPrimeraRespuesta/s/valor: \"\", ingles: [^}]*/valor: \"10 días hábiles\", ingles: 10 business days /" 'Escribir el plazo'
save content/oficina.yml "/^quienLeeDenuncias/s/valor: ''/valor: 'dos personas de la autoridad investigadora'/" 'Escribir quién lee las denuncias'
save 'content/sindico/titulares.yml content/directorio.yml' 's/Nombre de quien ocupa el cargo/Ejemplo Titular/' 'Escribir el nombre de la titular'
save content/sindico/titulares.yml 's/Periodo por escribir/Periodo 2024 - 2027/' 'Escribir el periodo'
save content/inicio.yml 's/Presente una queja o una denuncia/Presente aquí su queja o su denuncia/' 'Corregir la descripción'
save content/correo.yml 's/^\(denuncias\|quejas\): .*/\1: \1@contraloria-merida.invalid/' 'Escribir los buzones'
save content/directorio.yml 's/OFICINA DE LA PERSONA TITULAR/OFICINA DE LA CONTRALORA/' 'Cambiar el nombre del área'
git bundle create -q "$here/oficina.bundle" main
